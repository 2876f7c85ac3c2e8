/** Every word that comes of two neighbouring letters changing places: "mian" is most likely "main". */
export function swapped(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).map((_, at) => {
    const swap = [...letters]
    ;[swap[at], swap[at + 1]] = [letters[at + 1] as string, letters[at] as string]
    return swap.join('')
  })
}
