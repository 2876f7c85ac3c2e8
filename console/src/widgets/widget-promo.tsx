import { FeaturePromo } from '../assets/feature-promo.tsx'
import { Badge } from '../design/data/badge.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useAccountPath } from '../platform/account.ts'
import { ContactSupportButton } from '../support/contact-support-button.tsx'
import { WidgetTypeSample } from './widget-type-sample.tsx'

/** What widgets bring, in words and in one of them, and the ways to get them. */
export function WidgetPromo() {
  const pathTo = useAccountPath()
  return (
    <FeaturePromo
      badge={<Badge tone="accent">Unlock in Growth & Scale Plans</Badge>}
      title="Your website already has visitors. Meet the ones who are about to sell."
      text="An address search and three calculators for any website, in your own brand. Whoever uses them and asks for more becomes a contact here, with the home and the figures they entered."
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
  'On every website, by a few lines of code that you paste once',
  'Your branding and your words, changed in one place',
  'Every visitor counted, every request kept',
]
