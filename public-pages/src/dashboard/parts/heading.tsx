interface HeadingProps {
  heading: string
  subheading?: string
}

export const Heading = ({ heading, subheading }: HeadingProps) => (
  <header>
    <h2>{heading}</h2>
    {subheading && <p class="subheading">{subheading}</p>}
  </header>
)
