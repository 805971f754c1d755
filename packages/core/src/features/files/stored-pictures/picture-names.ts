const PICTURE = /\.(?:jpe?g|png|gif|webp|bmp)$/iu;

/** Whether a file is a picture by its name: browsers draw it. SVG is none here: it may hold a program. */
export function isPicture(name: string): boolean {
  return PICTURE.test(name);
}
