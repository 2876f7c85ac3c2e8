import { getLatestCorrection } from '../latest-correction.ts'
import type { ModuleProps } from '../module-props.ts'
import { CorrectionForm } from '../parts/correction-form.tsx'
import { formatFact, type HomeFact, isCorrectable } from './home-facts.ts'

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
      <dd class={value === null ? 'unknown' : undefined}>
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
          <CorrectionForm
            page={page}
            labels={labels}
            field={key}
            value={correction?.value ?? Number(value ?? Number.NaN)}
          />
        </dd>
      )}
    </div>
  )
}
