import type { ComponentChildren } from 'preact'

interface FrameProps {
  heading: string
  subHeading: string
  buttonText: string
  disclosure: string
  /** What came out, which stands first. */
  answer: ComponentChildren
  /** What can be typed. */
  children: ComponentChildren
  /** Below both: what is not needed at first. */
  more: ComponentChildren
  /** Someone is about to use the calculator. */
  onNear(): void
  onBegin(): void
}

/** A calculator as a card: the answer beside what was asked, or above it where there is no room. */
export const Frame = (props: FrameProps) => (
  <section class="calculator" onPointerOver={props.onNear} onFocusIn={props.onNear}>
    <div class="card" part="card">
      <h2 part="heading">{props.heading}</h2>
      <p class="lead" part="sub-heading">
        {props.subHeading}
      </p>
      <div class="columns">
        {props.answer}
        <div class="asked">
          {props.children}
          <button type="button" class="primary" part="button" onClick={props.onBegin}>
            {props.buttonText}
          </button>
        </div>
      </div>
      {props.more}
      <p class="small" part="disclosure">
        {props.disclosure}
      </p>
    </div>
  </section>
)
