import { formatCount } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { getLatestCorrection } from '../latest-correction.ts'
import type { ModuleProps } from '../module-props.ts'
import { CorrectionForm } from '../parts/correction-form.tsx'
import { type HomeFact, isCorrectable } from './home-facts.ts'

interface FactRowProps extends Pick<ModuleProps<'HOME_DETAILS'>, 'page' | 'labels'> {
  fact: HomeFact
  canCorrect: boolean
}

/** A fact on record, beside what the owner says. */
export function FactRow({ page, labels, fact: { key, value }, canCorrect }: FactRowProps) {
  const texts = labels.homeDetails
  const correction = isCorrectable(key) ? getLatestCorrection(page.corrections, key) : undefined
  const isDifferent = correction !== undefined && correction.value !== value
  return (
    <div data-fact={key}>
      <dt>{texts.facts[key]}</dt>
      <dd>
        {formatFact(key, value, texts)} {isDifferent && <small>{texts.publicRecord}</small>}
      </dd>
      {correction && (
        <dd class="own">
          {isDifferent && (
            <>
              {formatFact(key, correction.value, texts)} <small>{texts.yourFigure} · </small>
            </>
          )}
          <small>{texts.states[correction.state]}</small>
        </dd>
      )}
      {canCorrect && isCorrectable(key) && (
        <dd class="correct">
          <CorrectionForm {...{ page, labels }} field={key} value={correction?.value ?? Number(value ?? Number.NaN)} />
        </dd>
      )}
    </div>
  )
}

function formatFact(key: HomeFact['key'], value: HomeFact['value'], texts: FactRowProps['labels']['homeDetails']) {
  if (value === null) return texts.unknown
  if (typeof value === 'string' || key === 'yearBuilt') return value
  if (key === 'aboveGradeSqft' || key === 'belowGradeSqft') return texts.sqft(formatCount(value))
  return key === 'lotSizeAcres' ? texts.acres(formatCount(value)) : formatCount(value)
}
