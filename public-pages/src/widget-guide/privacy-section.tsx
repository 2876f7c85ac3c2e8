import { type Guided, Section } from './section.tsx'

export const PrivacySection = ({ origin }: Guided) => (
  <Section id="privacy" title="Privacy">
    <ul>
      <li>A widget sets no cookie, and reads none.</li>
      <li>
        It keeps nothing in the browser before a visitor has typed. What was typed stays in that tab, until it is sent
        or the tab is closed.
      </li>
      <li>
        No visitor is known again, on another page or on another day. Who asks not to be followed, by Global Privacy
        Control or Do Not Track, has nothing to refuse.
      </li>
      <li>
        Counted are views, beginnings and what is sent; of the page only its address is told, without what follows the
        question mark.
      </li>
      <li>
        It calls <code>{origin}</code> and nobody else.
      </li>
      <li>What a visitor agrees to by sending is kept with the submission, word for word.</li>
    </ul>
  </Section>
)
