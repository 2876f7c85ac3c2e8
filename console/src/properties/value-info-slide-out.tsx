import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'

/** Helps agents explain an estimate to an owner. */
export const ValueInfoSlideOut = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <SlideOut open={open} onClose={onClose} title="About home values" description="How to read an automated estimate">
    <PanelBody className="space-y-5">
      {sections.map(({ heading, text }) => (
        <section key={heading}>
          <h3 className="font-semibold">{heading}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </section>
      ))}
    </PanelBody>
  </SlideOut>
)

const sections = [
  {
    heading: 'What an estimate is',
    text: 'A model compares the home with nearby sales and its own sales history. Nobody has been inside, so it does not account for a new kitchen, a leaking roof or a water view.',
  },
  {
    heading: 'Median, low and high',
    text: 'The median is the most likely price. The home would most likely sell between the low and the high. A wide range means there is less data.',
  },
  {
    heading: 'Confidence',
    text: 'The provider’s confidence in the estimate, out of 100. 85 or more is high, 70 to 84 is medium, and anything below is low. Few nearby sales, an unusual home or outdated records lower it.',
  },
  {
    heading: 'Typical error',
    text: 'How far estimates of this kind are typically off from the final sale price, in percent of the value.',
  },
  {
    heading: 'Value date and provider',
    text: 'Every estimate has a date and a source. Providers use different records, so their values may differ. The newest estimate comes first. If the dates match, the one with the highest confidence does.',
  },
  {
    heading: 'What it is not',
    text: 'An estimate is not an appraisal or an offer. Before you quote a price to an owner, compare it with the recent sales on this page and with what you have seen in person.',
  },
]
