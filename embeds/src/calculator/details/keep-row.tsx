import type { CalculatorWords } from '@gable/shared/widgets/words/calculator.ts'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { printAlone } from './print-alone.ts'

interface KeepRowProps {
  element: HTMLElement
  words: CalculatorWords
  /** The address under which the figures are found again. */
  address(): string
  onStartOver(): void
  /** What else can be done with them. */
  children?: ComponentChildren
}

/** What can be done with the figures as they are. */
export function KeepRow({ element, words: { keep: words }, address, onStartOver, children }: KeepRowProps) {
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(address()) ?? Promise.reject()).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <div class="keep">
      <button type="button" class="quiet" onClick={copy}>
        {words.copyLink}
      </button>
      <button type="button" class="quiet" onClick={() => printAlone(element)}>
        {words.print}
      </button>
      {children}
      <button type="button" class="quiet" onClick={onStartOver}>
        {words.startOver}
      </button>
      <p class="small" role="status">
        {copied === 'yes' && words.linkCopied}
      </p>
      {copied === 'no' && (
        <div class="field" part="field">
          <label part="label" for="f-link">
            {words.linkHere}
          </label>
          <input
            id="f-link"
            part="input"
            readOnly
            value={address()}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </div>
  )
}
