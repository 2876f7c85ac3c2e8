export interface FileRules {
  /** File extensions without the dot, such as `png`. */
  accept: readonly string[]
  maxBytes: number
}

/** The reason to reject a file, or undefined if it is valid. The server also checks the content. */
export function getFileError(file: Pick<File, 'name' | 'type' | 'size'>, { accept, maxBytes }: FileRules) {
  if (!accept.some((extension) => extensionsOf(file).includes(extension)))
    return `Choose a ${formatFileTypes(accept)} file`
  if (file.size === 0) return 'This file is empty'
  if (file.size > maxBytes)
    return `This file is ${describeExcess(file.size, maxBytes)}. The maximum is ${formatFileSize(maxBytes)}.`
  return undefined
}

/** The size, unless it reads like the limit. */
function describeExcess(bytes: number, maxBytes: number) {
  const size = formatFileSize(bytes)
  return size === formatFileSize(maxBytes) ? `slightly over ${size}` : size
}

/** `PNG, JPG or SVG` */
export function formatFileTypes(accept: readonly string[]) {
  const types = accept.filter((extension) => extension !== 'jpeg').map((extension) => extension.toUpperCase())
  return types.length < 2 ? types.join('') : `${types.slice(0, -1).join(', ')} or ${types.at(-1)}`
}

/** `840 KB`, `2.4 MB`. Counts in 1024s, like the size limits do. */
export function formatFileSize(bytes: number) {
  if (bytes < 1024) return `${bytes} bytes`
  const [size, unit] = bytes < 1023.5 * 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 ** 2, 'MB']
  return `${size < 10 ? Number(size.toFixed(1)) : Math.round(size)} ${unit}`
}

/** The extension comes from the name or, for a pasted image without one, from the MIME type. */
const extensionsOf = ({ name, type }: Pick<File, 'name' | 'type'>) => [
  name.toLowerCase().split('.').at(-1) ?? '',
  ...(type.startsWith('image/') ? [type.slice(6).replace(/\+.*$/, '')] : []),
]
