import { DENSITY_KEY, type Density, showDensity } from '@/app/state/density';

export function chooseDensity(density: Density): void {
  showDensity(density);
  try {
    localStorage.setItem(DENSITY_KEY, density);
  } catch (error) {
    // What was chosen is shown; a storage that refuses only forgets it at reload.
    console.warn('The density is not remembered:', error);
  }
}
