import { FeaturePromo } from '../assets/feature-promo.tsx'
import { Badge } from '../design/data/badge.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useAccountPath } from '../platform/account.ts'
import { ContactSupportButton } from '../support/contact-support-button.tsx'
import { WidgetTypeSample } from './widget-type-sample.tsx'

/** Explains the benefits of widgets and links to the plans. */
export function WidgetPromo() {
  const pathTo = useAccountPath()
  return (
    <FeaturePromo
      badge={<Badge tone="accent">Unlock in Growth & Scale Plans</Badge>}
      title="Your website already has visitors. Meet the ones who are about to sell."
      text="An address search and three calculators for any website, in your own branding. Visitors who ask for more become contacts, along with the address and numbers they entered."
      benefits={benefits}
      actions={
        <>
          <ContactSupportButton variant="primary" size="lg">
            Contact Us
          </ContactSupportButton>
          <Button size="lg" to={pathTo('feature/plans')}>
            Compare Plans
          </Button>
          <Button variant="quiet" size="lg" to={pathTo('feature/widgets')}>
            Learn More
          </Button>
        </>
      }
      sample={
        <div className="aspect-[4/3]">
          <WidgetTypeSample type="HOME_SALE_CALC" />
        </div>
      }
    />
  )
}

const benefits = [
  'Works on any website: paste a few lines of code once',
  'Your branding and your text, edited in one place',
  'Every view counted, every lead saved',
]
