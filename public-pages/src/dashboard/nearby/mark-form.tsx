import type { ComparableMark } from '@gable/shared/contact-dashboard/owner-answers.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { ModuleProps } from '../module-props.ts'
import { getCardId, type NumberedComparable } from './numbered-comparable.ts'

interface MarkFormProps extends Pick<ModuleProps<'COMPS'>, 'labels'> {
  page: PublicDashboard
  comparable: NumberedComparable
}

/** "Like mine" and "Not like mine". The pressed one takes the mark back. Works as a plain form, too. */
export const MarkForm = ({
  page,
  labels: { comps },
  comparable: { key, mark, number, addressComponent },
}: MarkFormProps) => (
  <form
    class="marks"
    method="post"
    action={page.isPreview ? undefined : `/d/${page.code}/comparables`}
    data-was={mark ?? ''}
  >
    <input type="hidden" name="key" value={key} />
    <input type="hidden" name="lang" value={page.language} />
    <input type="hidden" name="anchor" value={getCardId(number)} />
    {(
      [
        ['LIKE', comps.like],
        ['UNLIKE', comps.unlike],
      ] satisfies [ComparableMark, string][]
    ).map(([value, text]) => (
      <button
        key={value}
        id={`${getCardId(number)}-${value}`}
        type="submit"
        name="mark"
        value={mark === value ? '' : value}
        aria-pressed={mark === value}
        aria-label={`${text}: ${addressComponent.fullAddress}`}
      >
        {text}
      </button>
    ))}
  </form>
)
