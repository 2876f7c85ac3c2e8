import type { SceneName } from '@gable/shared/landing-pages/scenes.ts'
import { autumnAvenue } from './autumn-avenue.ts'
import { cityDusk } from './city-dusk.ts'
import { desertModern } from './desert-modern.ts'
import { harborMorning } from './harbor-morning.ts'
import { hillsideHomes } from './hillside-homes.ts'
import { lakeCabin } from './lake-cabin.ts'
import { quietStreet } from './quiet-street.ts'
import type { Shape } from './shapes.ts'
import { snowyVillage } from './snowy-village.ts'

/** Every scene keeps its left half calm, because the text of the page is there. */
export const scenes: Record<SceneName, Shape[]> = {
  'harbor-morning': harborMorning,
  'hillside-homes': hillsideHomes,
  'quiet-street': quietStreet,
  'city-dusk': cityDusk,
  'lake-cabin': lakeCabin,
  'desert-modern': desertModern,
  'autumn-avenue': autumnAvenue,
  'snowy-village': snowyVillage,
}
