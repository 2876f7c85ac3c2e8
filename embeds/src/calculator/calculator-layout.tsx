import type { ComponentChildren } from 'preact'

interface CalculatorLayoutProps {
  heading: string
  subHeading: string
  buttonText: string
  disclosure: string
  result: ComponentChildren
  /** The input fields. */
  children: ComponentChildren
  /** Expandable content below both columns. */
  details: ComponentChildren
  /** A pointer or focus on the calculator: the visitor is about to use it. */
  onIntent(): void
  onStart(): void
}

/** A card with the result beside the inputs, or above them in a narrow container. */
export const CalculatorLayout = (props: CalculatorLayoutProps) => (
  <section class="calculator" onPointerOver={props.onIntent} onFocusIn={props.onIntent}>
    <div class="card" part="card">
      <h2 part="heading">{props.heading}</h2>
      <p class="lead" part="sub-heading">
        {props.subHeading}
      </p>
      <div class="columns">
        {props.result}
        <div class="inputs">
          {props.children}
          <button type="button" class="primary" part="button" onClick={props.onStart}>
            {props.buttonText}
          </button>
        </div>
      </div>
      {props.details}
      <p class="small" part="disclosure">
        {props.disclosure}
      </p>
    </div>
  </section>
)
