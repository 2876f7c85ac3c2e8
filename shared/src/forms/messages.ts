import type { FormUse } from './form.ts'
import { formsMaximum } from './form.ts'

const useKinds: Record<FormUse['kind'], string> = {
  widget: 'widget',
  'landing-page': 'landing page',
  'contact-dashboard': 'dashboard',
  'form-group': 'form group',
}

export const formMessages = {
  tooMany: `An account cannot have more than ${formsMaximum} forms. Delete archived ones first.`,
  notArchived: 'Only archived forms can be deleted. Archive it first.',
  archivedChoice: 'This form is archived. Choose another one.',
}

/** "landing page “Sell”" */
const describeFormUse = ({ kind, name, isArchived }: Pick<FormUse, 'kind' | 'name' | 'isArchived'>): string =>
  `${isArchived ? 'archived ' : ''}${useKinds[kind]} “${name}”`

/** Names the first uses. The list of forms shows all of them. */
export function toInUseMessage(uses: readonly FormUse[]): string {
  const named = uses.slice(0, shownUses).map(describeFormUse)
  const more = uses.length - named.length
  return `This form is in use: ${[...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')}.`
}

const shownUses = 3
