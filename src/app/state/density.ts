/** How close the rows of lists stand on this device: read and set without the application, as the theme is. */
export type Density = 'usual' | 'close';

export const DENSITY_KEY = 'condica.density';

export function keptDensity(): Density {
  return localStorage.getItem(DENSITY_KEY) === 'close' ? 'close' : 'usual';
}

/** What is drawn from now on stands so; a list that is drawn already is drawn anew when it is opened. */
export function showDensity(density: Density): void {
  document.documentElement.dataset.density = density;
}
