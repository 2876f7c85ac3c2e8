import * as z from 'zod'
import { assetStatuses } from './asset.ts'

/** The fields that every kind of asset shares. */
export const AssetSummary = z.object({
  _id: z.string(),
  name: z.string(),
  status: z.enum(assetStatuses),
  updatedAt: z.string(),
  lastUpdated: z.object({ triggeredAt: z.string(), triggeredBy: z.string().nullable() }),
  statistics: z.object({ views: z.number(), entrances: z.number(), leads: z.number() }),
})
export type AssetSummary = z.infer<typeof AssetSummary>
