import type { FormUse } from '@gable/shared/forms/form.ts'
import { Link } from '../design/inputs/link.tsx'
import { useAccountPath } from '../platform/account.ts'

/** The widgets, pages and groups that use a form, each with a link to where the form is chosen. */
export function FormUseList({ uses }: { uses: readonly FormUse[] }) {
  const pathTo = useAccountPath()
  return (
    <ul className="space-y-3 text-body">
      {uses.map(({ kind, _id, name, isArchived, isPersonal }) => (
        <li key={_id} className="min-w-0 [overflow-wrap:anywhere]">
          {isPersonal ? name : <Link to={pathTo(paths[kind](_id, isArchived))}>{name}</Link>}
          <span className="block text-label text-muted">
            {isArchived && 'Archived '}
            {isPersonal && (isArchived ? 'personal ' : 'Personal ')}
            {isArchived || isPersonal ? kinds[kind].toLowerCase() : kinds[kind]}
          </span>
        </li>
      ))}
    </ul>
  )
}

const kinds: Record<FormUse['kind'], string> = {
  widget: 'Widget',
  'landing-page': 'Landing page',
  'contact-dashboard': 'Contact dashboard',
  'form-group': 'Form group',
}

/** An archived asset has no editor. */
const paths: Record<FormUse['kind'], (id: string, isArchived: boolean) => string> = {
  widget: (id, isArchived) => `marketing/widget/${id}${isArchived ? '' : '/edit'}`,
  'landing-page': (id, isArchived) => `marketing/landing-page/${id}${isArchived ? '' : '/edit'}`,
  'contact-dashboard': (id) => `marketing/contact-dashboard/${id}/edit`,
  'form-group': (id) => `marketing/form/form-group/${id}/edit`,
}
