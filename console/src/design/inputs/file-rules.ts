export interface FileRules {
  /** Endings without the dot, such as `png`; the first of each kind is what messages name. */
  accept: readonly string[]
  maxBytes: number
}

/** Why a file cannot be taken, or undefined when it can. The server looks inside as well. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>, { accept, maxBytes }: FileRules) {
  if (!accept.some((ending) => endingsOf(file).includes(ending))) return `Choose a ${kindsText(accept)} file`
  if (file.size === 0) return 'This file is empty'
  if (file.size > maxBytes) return `This file is ${sizeText(file.size)}. It may be at most ${sizeText(maxBytes)}.`
  return undefined
}

/** `PNG, JPG or SVG` */
export function kindsText(accept: readonly string[]) {
  const kinds = accept.filter((ending) => ending !== 'jpeg').map((ending) => ending.toUpperCase())
  return kinds.length < 2 ? kinds.join('') : `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}`
}

/** `840 KB`, `2.4 MB`: a file of 5 MB is as large as the limit of that name allows. */
export function sizeText(bytes: number) {
  if (bytes < 1024) return `${bytes} bytes`
  const [size, unit] = bytes < 1023.5 * 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 ** 2, 'MB']
  return `${size < 10 ? Number(size.toFixed(1)) : Math.round(size)} ${unit}`
}

/** A pasted picture has a type and hardly a name; a spreadsheet has a name and any type. */
const endingsOf = ({ name, type }: Pick<File, 'name' | 'type'>) => [
  name.toLowerCase().split('.').at(-1) ?? '',
  ...(type.startsWith('image/') ? [type.slice(6).replace(/\+.*$/, '')] : []),
]
