import { CircleCheck } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { Button } from '../design/inputs/button.tsx'
import { countCharacters } from '../design/inputs/character-count.ts'
import { Field } from '../design/inputs/field.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { PersonalUrlExample } from './personal-url-example.tsx'
import { getSlugError, parseSlug } from './slug-error.ts'
import { useAvailability } from './use-availability.ts'

interface ChooseStepProps {
  /** The initial value of the field. */
  suggested: string
  origin: string | undefined
  onCancel: () => void
  onContinue: (slug: string) => void
}

/** Step 1: chooses a personalized URL. */
export function ChooseStep({ suggested, origin, onCancel, onContinue }: ChooseStepProps) {
  const [typed, setTyped] = useState(suggested)
  const [isTyping, setTyping] = useState(true)
  const field = useRef<HTMLInputElement>(null)
  const { slug } = parseSlug(typed)
  const availability = useAvailability(slug)
  const error = getSlugError({ typed, availability, isTyping })

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
          error={error}
          hint={
            <>
              Your pages will be at <PersonalUrlExample origin={origin} slug={slug ?? typed.trim()} />
            </>
          }
          count={{ length: countCharacters(typed), max: 32 }}
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
              after={<AvailabilityIcon availability={availability} />}
              onChange={(event) => {
                setTyping(true)
                setTyped(event.target.value)
              }}
              onBlur={() => setTyping(false)}
            />
          )}
        </Field>
        <p role="status" className="sr-only">
          {availabilityLabels[availability]}
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

const availabilityLabels = {
  unknown: '',
  pending: 'Checking whether this name is available',
  free: 'This name is available',
  taken: '',
}

function AvailabilityIcon({ availability }: { availability: keyof typeof availabilityLabels }) {
  if (availability === 'pending') return <Spinner className="mr-2 size-4" />
  if (availability === 'free') return <CircleCheck aria-hidden="true" className="mr-2 size-4 text-success-ink" />
  return null
}
