import { Check } from 'lucide-react'
import { Badge } from '../design/badge.tsx'
import { Button } from '../design/button.tsx'
import { useAccountPath } from '../platform/account.ts'
import { ContactSupport } from '../support/contact-support.tsx'
import { TypeSample } from './type-sample.tsx'

/** What widgets bring, in words and in one of them, and the ways to get them. */
export function TeaserOffer() {
  const pathTo = useAccountPath()
  return (
    <section
      aria-labelledby="offer"
      className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
    >
      <div className="p-6 sm:p-10">
        <Badge tone="accent">Unlock in Growth & Scale Plans</Badge>
        <h2
          id="offer"
          className="mt-4 text-balance font-semibold text-[28px] leading-9 tracking-[-0.02em] sm:text-[32px] sm:leading-10"
        >
          Your website already has visitors. Meet the ones who are about to sell.
        </h2>
        <p className="mt-3 text-pretty text-lead text-muted">
          An address search and three calculators for any website, in your own brand. Whoever uses them and asks for
          more becomes a contact here, with the home and the figures they entered.
        </p>
        <ul className="mt-6 space-y-2">
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
      </div>
      <div className="flex items-center border-line bg-sunken py-8 max-lg:border-t lg:border-l">
        <div className="ml-6 aspect-[4/3] w-full overflow-hidden rounded-l-lg border border-line border-r-0 shadow-float sm:ml-10">
          <TypeSample type="HOME_SALE_CALC" />
        </div>
      </div>
    </section>
  )
}

const benefits = [
  'On every website, by a few lines of code that you paste once',
  'Your branding and your words, changed in one place',
  'Every visitor counted, every request kept',
]
