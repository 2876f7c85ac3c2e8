import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { PersonalUrlDialog } from './personal-url-dialog.tsx'
import { SampleWindow } from './sample-window.tsx'

/** In place of one's own pages while there is no address for them. */
export function PersonalUrlWelcome() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      aria-labelledby="welcome"
      className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
    >
      <div className="p-6 sm:p-10">
        <h2
          id="welcome"
          className="text-balance font-semibold text-[28px] leading-9 tracking-[-0.02em] sm:text-[32px] sm:leading-10"
        >
          Pages with your name on them
        </h2>
        <p className="mt-3 text-pretty text-lead text-muted">
          Choose the address that your own landing pages will stand at. Put it on your cards and signs: whoever follows
          it meets you, and becomes a contact of yours.
        </p>
        <ul className="mt-6 space-y-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-start gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-ink" />
              {benefit}
            </li>
          ))}
        </ul>
        <div className="mt-8">
          <Button variant="primary" size="lg" onClick={() => setOpen(true)}>
            Set Up Personalized URL
          </Button>
        </div>
      </div>
      <div className="flex items-center border-line bg-sunken py-8 max-lg:border-t lg:border-l">
        <SampleWindow />
      </div>
      <PersonalUrlDialog open={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}

const benefits = [
  'One address that is yours for good',
  'Your name and your number on every page',
  'Every visit counted, every request kept',
]
