import { useRef } from 'preact/hooks'
import { AddressStep } from './address-step.tsx'
import { ChoiceStep } from './choice-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { Gone, Thanks } from './ending.tsx'
import { Progress } from './progress.tsx'
import { SealedWords } from './sealed-words.tsx'
import { Trap } from './trap.tsx'
import { useFocusOnStep } from './use-focus-on-step.ts'
import { type Start, useJourney } from './use-journey.ts'

export interface JourneyProps extends Start {
  /** On a page of its own the form's title stands above the journey; in a widget the journey says it. */
  surface: 'page' | 'widget'
  /** Where a browser without script sends the form. */
  action?: string | undefined
  /** All steps at once, also where there is script. */
  isWhole?: boolean
  /** When the form was made, for browsers without script. */
  since?: number | undefined
}

/**
 * From an address to thanks. All steps are in one form at all times: without script it is read and sent as a whole, and
 * with script the same elements become steps, so that nothing typed is ever taken away.
 */
export function JourneyView({ surface, action, since, isWhole, ...start }: JourneyProps) {
  const state = useJourney(start)
  const { journey, steps, step, phase, isLive, words, filling } = state
  const notice = state.notice || (phase === 'retrying' ? words.retrying : '')
  const form = useRef<HTMLFormElement>(null)
  // In another place, to which the visitor may go back: here it is only said.
  const wasAnswered = start.onLeave && Boolean(start.step) && filling.address
  useFocusOnStep(form, state)

  if (phase === 'thanks') return <Thanks state={state} />
  if (phase === 'gone') return <Gone words={words} />
  return (
    <form
      ref={form}
      class={classOf({ isLive, isWhole })}
      part="card"
      lang={journey.language}
      method="post"
      action={action}
      noValidate={isLive}
      aria-busy={phase !== 'asking'}
      onSubmit={(event) => {
        event.preventDefault()
        state.submit()
      }}
    >
      {wasAnswered && <p class="about">{filling.address}</p>}
      <Progress step={step} steps={steps.length} words={words} />
      {steps.map((one, index) => {
        const given = { state, surface, index, isHidden: isLive && index !== step }
        if (one.kind === 'address') return <AddressStep key="address" {...given} />
        if (one.kind === 'details') return <DetailsStep key="details" form={one.form} {...given} />
        return <ChoiceStep key={one.form.id + one.kind} kind={one.kind} form={one.form} {...given} />
      })}
      <p class={state.notice ? 'notice' : 'notice calm'} role="status">
        {notice && <span key={notice}>{notice}</span>}
        {surface === 'widget' && notice === words.failed && (
          <a href={start.services?.hostedPage} target="_blank" rel="noopener">
            {words.elsewhere}
          </a>
        )}
      </p>
      <Trap words={words} onFill={state.setTrap} />
      <SealedWords journey={journey} since={since} />
      {!journey.asksAddress && filling.address && <input type="hidden" name="lookedFor" value={filling.address} />}
    </form>
  )
}

const classOf = ({ isLive, isWhole }: { isLive: boolean; isWhole: boolean | undefined }) =>
  ['journey', isLive && 'live', isWhole && 'whole'].filter(Boolean).join(' ')
