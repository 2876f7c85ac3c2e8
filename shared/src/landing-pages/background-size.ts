interface Size {
  width: number
  height: number
}

/** Smaller pictures are blurred behind a page, even on a phone. */
const backgroundMinimum: Size = { width: 1200, height: 600 }

/** The message for a background that is too small; undefined if it is large enough. */
export const getBackgroundSizeError = ({ width, height }: Size): string | undefined =>
  width < backgroundMinimum.width || height < backgroundMinimum.height
    ? `This picture is ${formatSize({ width, height })} pixels. Please choose one of at least ${formatSize(backgroundMinimum)} pixels.`
    : undefined

const formatSize = ({ width, height }: Size) => `${width} × ${height}`
