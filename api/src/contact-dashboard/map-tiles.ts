import type { MapTiles } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { Settings } from '../platform/settings.ts'

export type TileSettings = Pick<Settings, 'TILE_URL' | 'TILE_ATTRIBUTION'>

/** Null unless the operator has set a map server. */
export const toMapTiles = ({ TILE_URL, TILE_ATTRIBUTION }: TileSettings): MapTiles | null =>
  TILE_URL ? { url: TILE_URL, attribution: TILE_ATTRIBUTION } : null
