/** The words on a video that has not been played. */
export interface VideoLabels {
  playVideo: string
  videoSite: (siteName: string) => string
}

export const videoLabelsEn: VideoLabels = {
  playVideo: 'Play video',
  videoSite: (siteName) => `Loads from ${siteName}`,
}

export const videoLabelsEs: VideoLabels = {
  playVideo: 'Reproducir video',
  videoSite: (siteName) => `Se carga desde ${siteName}`,
}
