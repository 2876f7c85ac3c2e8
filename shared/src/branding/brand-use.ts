import * as z from 'zod'
import { assetKinds } from '../assets/asset.ts'

/** What shows a brand to visitors or recipients, or would once its draft is published. */
export const BrandUse = z.object({
  kind: z.enum([...assetKinds, 'email', 'postcard']),
  _id: z.string(),
  name: z.string(),
  isArchived: z.boolean(),
  /** Personal pages open only for the agent they belong to. */
  isPersonal: z.boolean(),
})
export type BrandUse = z.infer<typeof BrandUse>

export const archivedBrand = 'This brand is archived. Choose another one.'
export const cannotArchiveDefault = 'Make another brand the default to archive this one.'
export const cannotDefaultArchived = 'Unarchive this brand to make it the default.'

/** Names the first uses. */
export function toBrandInUseMessage(uses: readonly BrandUse[]): string {
  const named = uses.slice(0, shownUses).map(({ name }) => `“${name}”`)
  const more = uses.length - named.length
  return `This brand is in use: ${[...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')}.`
}

const shownUses = 3
