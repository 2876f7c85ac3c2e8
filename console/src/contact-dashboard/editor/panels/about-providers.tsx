import { useState } from 'react'
import { Button } from '../../../design/inputs/button.tsx'
import { PanelBody } from '../../../design/layout/panel.tsx'
import { SlideOut } from '../../../design/overlays/slide-out.tsx'

/** Explains the valuation providers and how to choose among them. */
export function AboutProviders() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        Learn More
      </Button>
      <SlideOut open={isOpen} onClose={() => setOpen(false)} title="Valuation Providers" size="sm">
        <PanelBody className="space-y-4 text-body">
          <p>
            An automated valuation model (AVM) estimates what a home is worth from public records and recent sales. Each
            provider has its own data and weighs it in its own way, so their figures differ.
          </p>
          <h3 className="font-semibold">Which providers are used</h3>
          <dl className="space-y-3">
            {providers.map(({ name, about }) => (
              <div key={name}>
                <dt className="font-medium">{name}</dt>
                <dd className="text-muted">{about}</dd>
              </div>
            ))}
          </dl>
          <h3 className="font-semibold">What we recommend</h3>
          <p>
            Enable all providers first. Compare their figures with professional estimates of homes you know, then
            disable those that differ from them. The order of the list is the order on the page.
          </p>
        </PanelBody>
      </SlideOut>
    </>
  )
}

const providers = [
  {
    name: 'CoreLogic',
    about: 'Combines deed and tax records with listing data. Identifies homes by their CLIP number.',
  },
  { name: 'ATTOM', about: 'Combines tax, deed and mortgage records from counties across the country.' },
  { name: 'Quantarium', about: 'Uses machine learning on sales, listings and features of homes nearby.' },
]
