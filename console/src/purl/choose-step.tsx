import { CircleCheck } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { Button } from '../design/inputs/button.tsx'
import { lengthOf } from '../design/inputs/character-count.ts'
import { Field } from '../design/inputs/field.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { PersonalAddress } from './personal-address.tsx'
import { complaintAbout, verdictOf } from './slug-verdict.ts'
import { useAvailability } from './use-availability.ts'

interface ChooseStepProps {
  /** What stands in the field at first. */
  proposed: string
  origin: string | undefined
  onCancel: () => void
  onContinue: (slug: string) => void
}

/** Which personalized URL it shall be. */
export function ChooseStep({ proposed, origin, onCancel, onContinue }: ChooseStepProps) {
  const [typed, setTyped] = useState(proposed)
  const [isTyping, setTyping] = useState(true)
  const field = useRef<HTMLInputElement>(null)
  const { slug } = verdictOf(typed)
  const availability = useAvailability(slug)
  const complaint = complaintAbout({ typed, availability, isTyping })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTyping(false)
    if (slug !== undefined && availability === 'free') onContinue(slug)
    else if (availability !== 'pending') field.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <PanelBody className="space-y-4">
        <Callout>A custom URL can only be set up once and cannot be changed.</Callout>
        <Field
          label="Custom URL"
          required
          error={complaint}
          hint={
            <>
              Your pages will be found at <PersonalAddress origin={origin} slug={slug ?? typed.trim()} />
            </>
          }
          count={{ length: lengthOf(typed), max: 32 }}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              autoFocus
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              after={<Mark availability={availability} />}
              onChange={(event) => {
                setTyping(true)
                setTyped(event.target.value)
              }}
              onBlur={() => setTyping(false)}
            />
          )}
        </Field>
        <p role="status" className="sr-only">
          {said[availability]}
        </p>
      </PanelBody>
      <PanelFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={availability === 'pending'}>
          Continue
        </Button>
      </PanelFooter>
    </form>
  )
}

const said = {
  unknown: '',
  pending: 'Checking whether this name is available',
  free: 'This name is available',
  taken: '',
}

function Mark({ availability }: { availability: keyof typeof said }) {
  if (availability === 'pending') return <Spinner className="mr-2 size-4" />
  if (availability === 'free') return <CircleCheck aria-hidden="true" className="mr-2 size-4 text-success-ink" />
  return null
}
