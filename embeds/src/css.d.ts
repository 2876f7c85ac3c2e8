/** A style sheet as text: it is adopted by shadow roots. */
declare module '*.css' {
  const text: string
  export default text
}
