/** Makes a logo of a picture file: as it is where it fits, else smaller. */

// The longest side in pixels. Printed 50 mm wide, 600 are as sharp as a printer.
const sides = [800, 600, 400, 250];

/**
 * The picture as a data URI of at most `lengthMax` characters; null when the browser cannot read it as one. What is too
 * large becomes a smaller PNG, and a photograph, of which none fits, a JPEG on white paper.
 */
export async function shrunkLogo(file: File, lengthMax: number): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  try {
    const whole = await dataUri(file);
    if (whole.length <= lengthMax) return whole;
    for (const type of ['image/png', 'image/jpeg'] as const)
      for (const side of sides) {
        const drawn = draw(bitmap, side, type);
        if (drawn.length <= lengthMax) return drawn;
      }
    return null;
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, side: number, type: 'image/png' | 'image/jpeg'): string {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  if (type === 'image/jpeg') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(type, 0.85);
}

function dataUri(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}
