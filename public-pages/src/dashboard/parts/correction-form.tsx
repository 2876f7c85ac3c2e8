import {
  type CorrectableFact,
  correctableFacts,
  getCorrectionId,
  improvementMaximum,
} from '@gable/shared/contact-dashboard/correctable-facts.ts'
import type { ComponentChildren } from 'preact'
import type { ModuleProps } from '../module-props.ts'

type Props = Pick<ModuleProps<'HOME_DETAILS'>, 'page' | 'labels'>

interface CorrectionFormProps extends Props {
  field: CorrectableFact
  /** What is believed now; NaN while it is not known. */
  value: number
  /** Opens the form. */
  summary?: string
}

/** Lets the owner say the right figure of a fact. */
export function CorrectionForm({ page, labels, field, value, summary }: CorrectionFormProps) {
  const texts = labels.homeDetails
  const fact = field === 'loanBalance' ? texts.loanBalance : texts.facts[field]
  const { minimum, maximum, step } = correctableFacts[field]
  const isUnknown = Number.isNaN(value)
  const [verb, name] = isUnknown ? [texts.add, texts.addFact(fact)] : [texts.change, texts.changeFact(fact)]
  return (
    <Disclosure page={page} field={field} summary={summary ?? verb} name={summary ?? name}>
      <label>
        {texts.rightValue}
        <input
          name="value"
          type="number"
          inputmode="decimal"
          min={minimum}
          max={maximum}
          step={step}
          value={isUnknown ? '' : value}
          required
          autocomplete="off"
        />
      </label>
      <button type="submit">{texts.send}</button>
    </Disclosure>
  )
}

/** Lets the owner tell about a new kitchen and the like. */
export function ImprovementForm({ page, labels }: Props) {
  const texts = labels.homeDetails
  return (
    <Disclosure page={page} field="improvement" summary={texts.addImprovement}>
      <label class="wide">
        {texts.improvement}
        <input
          name="text"
          maxlength={improvementMaximum}
          placeholder={texts.improvementHint}
          required
          autocomplete="off"
        />
      </label>
      <label>
        <span>
          {texts.year} <small>({texts.optional})</small>
        </span>
        <input name="year" type="number" inputmode="numeric" min="1900" max="2100" step="1" autocomplete="off" />
      </label>
      <label>
        <span>
          {texts.cost} <small>({texts.optional})</small>
        </span>
        <input name="cost" type="number" inputmode="numeric" min="0" max="100000000" step="1" autocomplete="off" />
      </label>
      <button type="submit">{texts.send}</button>
    </Disclosure>
  )
}

interface DisclosureProps {
  page: Props['page']
  field: string
  summary: string
  /** Tells the summary apart for screen readers. */
  name?: string
  children: ComponentChildren
}

const Disclosure = ({ page, field, summary, name, children }: DisclosureProps) => (
  <details class="correction" name="correction" id={getCorrectionId(field)}>
    <summary aria-label={name}>{summary}</summary>
    <form method="post" action={page.isPreview ? undefined : `/d/${page.code}/corrections`} data-correction={field}>
      <input type="hidden" name="field" value={field} />
      <input type="hidden" name="lang" value={page.language} />
      {children}
    </form>
  </details>
)
