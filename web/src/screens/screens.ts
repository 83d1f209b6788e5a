/** The screens beyond the lobby, each fetched when it is first needed, by the first part of the address. */

export const screens = {
  g: () => import('./GamePage.svelte'),
  l: () => import('./LessonPage.svelte'),
  mine: () => import('./MyGames.svelte'),
  t: () => import('./Entrance.svelte'),
};
