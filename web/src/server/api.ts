/** The server's HTTP interface. Whatever goes wrong arrives as a `Trouble` with a status (0: no answer at all). */

export class Trouble extends Error {
  constructor(
    readonly status: number,
    detail: string,
    /** So many seconds later it may be tried again; 0: the server does not say. */
    readonly after = 0,
  ) {
    super(detail);
  }
}

async function ask(path: string, init: RequestInit = {}, secret = ''): Promise<Response> {
  const headers = new Headers(init.headers);
  if (secret) headers.set('Authorization', `Bearer ${secret}`);
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new Trouble(0, 'no connection');
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as { detail?: unknown };
  throw new Trouble(
    response.status,
    typeof problem.detail === 'string' ? problem.detail : response.statusText,
    Number(response.headers.get('Retry-After') ?? 0),
  );
}

export async function getText(path: string): Promise<string> {
  return (await ask(path)).text();
}

export async function get<T>(path: string, secret = ''): Promise<T> {
  return (await (await ask(path, {}, secret)).json()) as T;
}

export async function post<T>(path: string, body: object, secret = ''): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) }, secret);
  return (await response.json()) as T;
}
