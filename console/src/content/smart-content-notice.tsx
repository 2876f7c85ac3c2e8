import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useSmartContentHelpPath } from '../layout/paths/content-paths.ts'
import { mediumLabels } from './content-labels.ts'

/** Explains on the page of smart content why it cannot be edited. */
export function SmartContentNotice({ medium }: { medium: ContentMedium }) {
  const [isOpen, setOpen] = useState(false)
  const helpPath = useSmartContentHelpPath(medium)
  const { noun } = mediumLabels[medium]
  return (
    <>
      <Callout
        title="This is Smart Content"
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            Learn More
          </Button>
        }
      >
        {`Gable keeps this ${noun} fresh for you, so you cannot edit it.`}
      </Callout>
      <SlideOut open={isOpen} onClose={() => setOpen(false)} title="Smart Content">
        <PanelBody className="space-y-6">
          <section className="space-y-2">
            <h3 className="font-semibold">What does it do?</h3>
            <p className="text-muted">{benefits[medium]}</p>
          </section>
          <section className="space-y-2">
            <h3 className="font-semibold">How does it work?</h3>
            <ul className="list-disc space-y-1 pl-5 text-muted">
              <li>Every smart template has several variations with different texts and pictures.</li>
              <li>Gable moves to another variation on its schedule, and publishes it as a new version.</li>
              <li>Each contact sees current figures of their own home, and your brand.</li>
              {medium === 'EMAIL' && (
                <li>
                  A variation that leads to more complaints or unsubscribes than the others is dropped. The versions on
                  this page say why.
                </li>
              )}
              <li>{`Every ${noun} that was sent is kept as it was.`}</li>
            </ul>
          </section>
          <p>
            <Link to={helpPath}>Read the help article on Smart Content</Link>
          </p>
        </PanelBody>
      </SlideOut>
    </>
  )
}

const benefits: Record<ContentMedium, string> = {
  EMAIL:
    'Contacts who get the same email again and again stop reading it, and mail providers start to hold it back. Smart Content stays new: better delivery, more opens and more leads, without work for you.',
  POSTCARD:
    'Contacts who get the same postcard again and again stop turning it over. Smart Content stays new: more scans and more leads, without work for you.',
}
