import { Check } from 'lucide-react'
import { TopBarSlot } from '../app/shell/top-bar-slot.tsx'
import { Badge } from '../design/badge.tsx'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { Button } from '../design/button.tsx'
import { Page } from '../design/page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { ContactSupport } from '../support/contact-support.tsx'
import { TeaserSamples } from './teaser-samples.tsx'

/** In place of the list where the plan has no widgets: what they look like, what they bring, and how to get them. */
export function WidgetTeaser() {
  const pathTo = useAccountPath()
  return (
    <Page title="Widgets" width="wide">
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Widgets' }]} />
      </TopBarSlot>
      <section aria-labelledby="teaser" className="rounded-lg border border-line bg-surface p-6 sm:p-10">
        <Badge tone="accent">Unlock in Growth & Scale Plans</Badge>
        <h2
          id="teaser"
          className="mt-4 max-w-2xl text-balance font-semibold text-[28px] leading-9 tracking-[-0.02em] sm:text-[34px] sm:leading-[42px]"
        >
          Your website already has visitors. Meet the ones who are about to sell.
        </h2>
        <p className="mt-3 max-w-2xl text-pretty text-lead text-muted">
          An address search and three calculators for any website, in your colours. Whoever uses them and asks for more
          becomes a contact here, with the home and the figures they entered.
        </p>
        <ul className="mt-6 grid max-w-2xl gap-x-6 gap-y-2 sm:grid-cols-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-start gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-ink" />
              {benefit}
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-2">
          <ContactSupport variant="primary" size="lg">
            Contact Us
          </ContactSupport>
          <Button size="lg" to={pathTo('feature/plans')}>
            Compare Plans
          </Button>
          <Button variant="quiet" size="lg" to={pathTo('feature/widgets')}>
            Learn More
          </Button>
        </div>
      </section>
      <TeaserSamples />
    </Page>
  )
}

const benefits = [
  'One line of code, on every website builder',
  'Your branding, changed in one place',
  'Every visitor counted, every request kept',
  'Nothing stored on a visitor’s device before they type',
]
