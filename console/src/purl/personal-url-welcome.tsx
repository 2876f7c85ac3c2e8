import { useState } from 'react'
import { Offer } from '../assets/offer.tsx'
import { Button } from '../design/inputs/button.tsx'
import { PersonalUrlDialog } from './personal-url-dialog.tsx'
import { SampleWindow } from './sample-window.tsx'

/** In place of one's own pages while there is no address for them. */
export function PersonalUrlWelcome() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Offer
        title="Pages with your name on them"
        text="Choose the address that your own landing pages will stand at. Put it on your cards and signs: whoever follows it meets you, and becomes a contact of yours."
        benefits={benefits}
        actions={
          <Button variant="primary" size="lg" onClick={() => setOpen(true)}>
            Set Up Personalized URL
          </Button>
        }
        sample={<SampleWindow />}
      />
      <PersonalUrlDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const benefits = [
  'One address that is yours for good',
  'Your name and your number on every page',
  'Every visit counted, every request kept',
]
