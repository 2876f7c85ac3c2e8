import * as z from 'zod'

/** Names that look like a part of the product or like an official account. */
const reserved = new Set(
  'about account accounts admin agent agents api app assets auth billing blog contact dashboard dev docs embed example f favicon gable health help home login logout lp mail media news null official p page pages preview pricing privacy root security settings signin signup static status support system terms test undefined webmaster www'.split(
    ' ',
  ),
)

export const isReserved = (slug: string): boolean => reserved.has(slug.toLowerCase())

const requiredMessage = 'Enter name to continue'

/** The part of a personal page's URL that an agent chooses, once. It is not case-sensitive. */
export const Slug = z
  .string(requiredMessage)
  .trim()
  .min(1, { error: requiredMessage, abort: true })
  .min(3, { error: 'Please enter at least 3 characters', abort: true })
  .max(32, { error: 'Name should be less than 32 characters', abort: true })
  .regex(/^[\w-]+$/, 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )')
  .toLowerCase()

export const slugTaken = 'This name is already taken'

/** "Ana-María O'Neill" becomes "ana-maria-oneill". */
export function toSlug(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32)
    .replace(/-+$/, '')
  return plain.length < 3 || isReserved(plain) ? `${plain || 'agent'}-homes`.slice(0, 32) : plain
}
