import { type ReactNode, useState } from 'react'
import { FeaturePromo } from '../assets/feature-promo.tsx'
import { Button } from '../design/inputs/button.tsx'
import { PersonalUrlDialog } from './personal-url-dialog.tsx'

/** Shown instead of the personal pages until the agent has a personalized URL. */
export function PersonalUrlWelcome({ sample }: { sample: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FeaturePromo
        title="Pages with your name on them"
        text="Choose the web address for your personal landing pages. Put it on your cards and signs: visitors who fill in a form become your contacts."
        benefits={benefits}
        actions={
          <Button variant="primary" size="lg" onClick={() => setOpen(true)}>
            Set up personalized URL
          </Button>
        }
        sample={sample}
      />
      <PersonalUrlDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const benefits = [
  'One web address that is permanently yours',
  'Your name and phone number on every page',
  'Every visit counted, every lead saved',
]
