import { crc32, deflateRawSync } from 'node:zlib';

type File = [name: string, content: Buffer, stated?: number];

/** A ZIP archive, also one that lies about the size of what is in it. */
export function zipOf(files: readonly File[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content, stated = content.length] of files) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(content), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(stated, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc32(content), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(stated, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    entries.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook with one sheet, as its XML is given. */
export function sheetOf(sheet: string, words: readonly string[] = []): Buffer {
  const link = (id: string, kind: string, target: string): string =>
    `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  return zipOf(
    [
      ['xl/workbook.xml', `<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`],
      [
        'xl/_rels/workbook.xml.rels',
        `<Relationships>${link('rId1', 'worksheet', 'worksheets/sheet1.xml')}` +
          `${link('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
      ],
      ['xl/sharedStrings.xml', `<sst>${words.map((word) => `<si><t>${word}</t></si>`).join('')}</sst>`],
      ['xl/worksheets/sheet1.xml', sheet],
    ].map(([name, text]): File => [name!, Buffer.from(text!)]),
  );
}
