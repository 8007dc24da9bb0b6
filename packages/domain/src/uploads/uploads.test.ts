import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingOf, safeFileName } from './file-name.rules';
import { fileTypeOf } from './file-type.rules';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('fileTypeOf', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['%PDF-1.7\n', 'application/pdf'],
    ['\0\0\0\x18ftypmp42', 'video/mp4'],
    ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
    ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', 'video/webm'],
  ])('knows %j', (start, mime) => {
    expect(fileTypeOf(bytesOf(start))?.mime).toBe(mime);
  });

  it.each([
    '',
    'GIF89a=1;alert(1)',
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    '<!doctype html><script>',
    ' %PDF-1.7',
    'PK\x03\x04',
    'MZ\x90',
    '\0\0\0\x18ftypheic',
    '\0\0\0\x18ftypavif',
    '\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska',
    'RIFF\x10\0\0\0WAVEfmt ',
    '#!/bin/sh\n',
  ])('refuses %j', (start) => {
    expect(fileTypeOf(bytesOf(start))).toBeUndefined();
  });
});

describe('file names', () => {
  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\Users\\me\\photo.png', 'photo.png'],
    ['a\0b.png', 'ab.png'],
    ['photo\u202Egnp.exe.png', 'photognp.exe.png'],
    ['.png', 'file.png'],
    ['..', 'file.png'],
    ['صورة الصالون.png', 'صورة الصالون.png'],
    ['lone \ud800 half.png', 'lone  half.png'],
    ['a";filename="b.png', 'a__filename=_b.png'],
  ])('makes %j safe', (given, safe) => {
    expect(safeFileName(given, 'png')).toBe(safe);
  });

  it('of any length are read once', () => {
    const names = [' ', '.', ' .'].map((run) => `a${run.repeat(1_000_000)}b.pdf`);
    const began = Date.now();
    for (const name of names) {
      expect(safeFileName(name, 'pdf')).toMatch(/\.pdf$/);
      endingOf(name);
    }
    // A tenth of one took twenty seconds.
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(safeFileName(`${'س'.repeat(5_000)}.pdf`, 'pdf')).toBe(`${'س'.repeat(100)}.pdf`);
    expect(endingOf(`${'x'.repeat(5_000)}.csv`)).toBe('csv');
  });

  it('takes the last ending, in small letters', () => {
    expect(endingOf('photo.jpg.HTML')).toBe('html');
    expect(endingOf('photo.JPG')).toBe('jpg');
    expect(endingOf('photo.jpg\0.exe')).toBe('exe');
    expect(endingOf('jpg')).toBe('');
  });

  it('never keeps a folder, an invisible sign or a second line, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const safe = safeFileName(name, 'pdf');
        expect(safe).toMatch(/^[^\\/\p{Cc}\p{Cf}\p{Cs}]{1,200}\.pdf$/u);
        expect(safe.startsWith('.')).toBe(false);
      }),
    );
  });
});
