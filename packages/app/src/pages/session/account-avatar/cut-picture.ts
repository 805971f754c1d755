/** Side of an avatar in pixels: sharp at four times the size of the largest place that shows it. */
const SIDE = 512;

export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The chosen part of a picture as a square PNG of at most 512 pixels.
 * @param area in pixels of the whole picture
 * @returns null where the browser cannot read or draw the picture
 */
export async function cutPicture(address: string, area: PictureArea): Promise<Blob | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const side = Math.max(1, Math.min(SIDE, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
