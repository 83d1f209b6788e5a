/** The screens beyond the lobby, each fetched when it is first needed, by the first part of the address. */

export const screens = {
  g: () => import('../screens/GamePage.svelte'),
  l: () => import('../screens/LessonPage.svelte'),
  mine: () => import('../screens/Mine.svelte'),
  t: () => import('../screens/Table.svelte'),
};
