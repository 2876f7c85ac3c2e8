import { useRef } from 'preact/hooks'
import { AddressStep } from './address-step.tsx'
import { AskAssistant } from './ask-assistant.tsx'
import { ChoiceStep } from './choice-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { ThankYou, Unavailable } from './ending.tsx'
import { Honeypot } from './honeypot.tsx'
import { Progress } from './progress.tsx'
import { useFocusOnStep } from './use-focus-on-step.ts'
import { type JourneyOptions, type JourneyState, useJourney } from './use-journey.ts'

export interface JourneyProps extends JourneyOptions {
  /** A page shows the form's title above the journey; a widget shows it in the first step. */
  surface: 'page' | 'widget'
  /** What was calculated before, which is sent along. */
  summary?: string | undefined
  /** A hook that follows the visitor from step to step. It never changes. */
  useNavigation?: ((state: JourneyState) => void) | undefined
  /** Form action for browsers without JavaScript. */
  action?: string | undefined
  /** Shows all steps at once, even with JavaScript. */
  showsAllSteps?: boolean
  /** When the page was rendered; submitted by browsers without JavaScript. */
  since?: number | undefined
}

/**
 * The form from the first question to the thank-you message. All steps are always in one form: without JavaScript it is
 * submitted as a whole, and with JavaScript the same elements turn into steps, so nothing typed is lost.
 */
export function JourneyView({
  surface,
  useNavigation,
  action,
  since,
  showsAllSteps,
  summary,
  ...options
}: JourneyProps) {
  const state = useJourney(options)
  const { questions } = options
  const { journey, steps, step, phase, isLive, labels, values } = state
  const notice = state.notice || (phase === 'retrying' ? labels.retryingBecause[state.retryCause] : '')
  const form = useRef<HTMLFormElement>(null)
  // The address was entered in the widget's first view. The visitor can go back there, so it is shown but not editable.
  const enteredAddress = options.onLeave && Boolean(options.step) && values.address
  useFocusOnStep(form, state)
  useNavigation?.(state)

  if (phase === 'thanks') return <ThankYou state={state} />
  if (phase === 'gone') return <Unavailable labels={labels} />
  const open = isLive && options.services?.openAssistant
  return (
    <>
      <form
        ref={form}
        class={['journey', isLive && 'live', showsAllSteps && 'all-steps'].filter(Boolean).join(' ')}
        part="card"
        lang={journey.language}
        method="post"
        action={action}
        noValidate={isLive}
        aria-busy={phase !== 'editing'}
        onSubmit={(event) => {
          event.preventDefault()
          state.submit()
        }}
      >
        {summary && <p class="about">{summary}</p>}
        {enteredAddress && <p class="about">{enteredAddress}</p>}
        <Progress step={step} steps={steps.length} labels={labels} />
        {steps.map((item, index) => {
          const props = { state, surface, index, isHidden: isLive && index !== step }
          if (item.kind === 'address') return <AddressStep key="address" {...props} />
          if (item.kind === 'questions')
            return questions && <questions.Step key="questions" form={item.form} {...props} />
          if (item.kind === 'details') return <DetailsStep key="details" form={item.form} {...props} />
          return <ChoiceStep key={item.form.id + item.kind} kind={item.kind} form={item.form} {...props} />
        })}
        <p class={state.notice ? 'notice' : 'notice calm'} role="status">
          {notice && <span key={notice}>{notice}</span>}
          {surface === 'widget' && (notice === labels.failed || notice === labels.failedBecause.unreachable) && (
            <a href={options.services?.hostedPage} target="_blank" rel="noopener">
              {labels.elsewhere}
            </a>
          )}
        </p>
        <Honeypot labels={labels} onFill={state.setHoneypot} />
        <HiddenFields journey={journey} since={since} />
        {!journey.asksAddress && values.address && <input type="hidden" name="lookedFor" value={values.address} />}
      </form>
      {open && journey.assistant && <AskAssistant labels={journey.assistant} open={open} />}
    </>
  )
}

/** Submitted without JavaScript: the signed consent and the time the page was rendered. */
const HiddenFields = ({ journey, since }: Pick<JourneyState, 'journey'> & Pick<JourneyProps, 'since'>) => {
  const { privacyUrl, termsUrl } = journey.brand
  return (
    <>
      {Object.entries({ ...journey.consent, privacyUrl, termsUrl }).map(([name, value]) => (
        <input key={name} type="hidden" name={`consent.${name}`} value={value} />
      ))}
      <input type="hidden" name="since" value={since} />
    </>
  )
}
