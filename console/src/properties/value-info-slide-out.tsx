import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'

/** How to read an estimate, for who has to explain it to an owner. */
export const ValueInfoSlideOut = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <SlideOut open={open} onClose={onClose} title="About home values" description="How to read an automated estimate">
    <PanelBody className="space-y-5">
      {parts.map(({ heading, text }) => (
        <section key={heading}>
          <h3 className="font-semibold">{heading}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </section>
      ))}
    </PanelBody>
  </SlideOut>
)

const parts = [
  {
    heading: 'What an estimate is',
    text: 'A model compares the home with sales around it and with its own past. Nobody has been inside: a new kitchen, a leaking roof or a view of the water is not in it.',
  },
  {
    heading: 'Median, low and high',
    text: 'The median is the likeliest price. Low and high are the bounds between which the home would most probably sell. The wider they stand apart, the less is known.',
  },
  {
    heading: 'Confidence',
    text: 'Of a hundred: how sure the provider is. From 85 it is high, from 70 medium, below that low. Few sales nearby, an unusual home or old records make it lower.',
  },
  {
    heading: 'Usual deviation',
    text: 'How far estimates of this kind are commonly off the price a home then sells for, in percent of the value.',
  },
  {
    heading: 'Value date and provider',
    text: 'Every figure has its day and its source. Providers look at different records and may differ; when they do, the newest stands first, and of those of one day the surest.',
  },
  {
    heading: 'What it is not',
    text: 'An estimate is neither an appraisal nor an offer. Before naming a price to an owner, put it beside the recent sales on this page and what you have seen yourself.',
  },
]
