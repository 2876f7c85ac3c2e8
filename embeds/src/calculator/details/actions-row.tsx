import type { CalculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { printElement } from './print-element.ts'

interface ActionsRowProps {
  element: HTMLElement
  labels: CalculatorLabels
  /** A link that restores the current inputs. */
  getShareUrl(): string
  onStartOver(): void
  /** Leads to the form, whose sender gets the figures by email. Undefined if they would not. */
  onEmail?: (() => void) | undefined
  /** Additional actions. */
  children?: ComponentChildren
}

export function ActionsRow(props: ActionsRowProps) {
  const {
    element,
    labels: { keep: labels },
    getShareUrl,
    onStartOver,
    onEmail,
    children,
  } = props
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(getShareUrl()) ?? Promise.reject()).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <div class="actions">
      <button type="button" class="quiet" onClick={copy}>
        {labels.copyLink}
      </button>
      <button type="button" class="quiet" onClick={() => printElement(element)}>
        {labels.print}
      </button>
      {onEmail && (
        <button type="button" class="quiet" onClick={onEmail}>
          {labels.emailMe}
        </button>
      )}
      {children}
      <button type="button" class="quiet" onClick={onStartOver}>
        {labels.startOver}
      </button>
      <p class="small" role="status">
        {copied === 'yes' && labels.linkCopied}
      </p>
      {copied === 'no' && (
        <div class="field" part="field">
          <label part="label" for="f-link">
            {labels.linkHere}
          </label>
          <input
            id="f-link"
            part="input"
            readOnly
            value={getShareUrl()}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </div>
  )
}
