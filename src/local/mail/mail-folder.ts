/** Keeps the mails of the script as files that any mail program opens: nothing leaves this machine. */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Email } from 'postal-mime';
import type { SentMail } from '../../emulator/services/mail/mail-app.ts';

export interface MailFolder {
  /** Writes a mail behind those before it; what goes wrong is reported. */
  keep(mail: SentMail): void;
  /** The names of the files without their ending, the newest first. */
  names(): Promise<string[]>;
  /** The mail, or null when there is no such file. */
  read(name: string): Promise<KeptMail | null>;
}

interface KeptMail {
  /** The text of the file. */
  readonly source: Buffer;
  readonly mail: Email;
}

const ending = '.eml';

/** @param sender the address that the mails come from */
export function openMailFolder(
  folder: string,
  sender: string,
  report: (message: string) => void,
): MailFolder {
  let last: Promise<void> = Promise.resolve();
  let count = 0;
  const write = async (mail: SentMail, name: string): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, name);
    // Who lists the folder meanwhile sees whole files alone.
    await writeFile(`${path}.part`, await composed(mail, sender));
    await rename(`${path}.part`, path);
  };
  return {
    keep(mail) {
      count += 1;
      const time = new Date(mail.sentMs).toISOString().replace(/\D/g, '').slice(0, 17);
      const name = `${time}-${String(count).padStart(3, '0')}${ending}`;
      last = last
        .then(() => write(mail, name))
        .catch((error: unknown) => report(`The mail ${name} could not be written: ${String(error)}`));
    },
    async names() {
      await last;
      const files = await readdir(folder).catch(unlessMissing([]));
      const names = files
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length));
      return names.sort().reverse();
    },
    async read(name) {
      if (!/^[\d-]+$/.test(name)) return null;
      const source = await readFile(join(folder, name + ending)).catch(unlessMissing(null));
      return source === null ? null : { source, mail: await PostalMime.parse(source) };
    },
  };
}

// The folder is made with the first mail, and people may delete what is in it.
function unlessMissing<Nothing>(nothing: Nothing): (error: NodeJS.ErrnoException) => Nothing {
  return (error) => {
    if (error.code !== 'ENOENT') throw error;
    return nothing;
  };
}

function composed(mail: SentMail, sender: string): Promise<Buffer> {
  const { to, cc, replyTo, subject, body, htmlBody, name = '', attachments = [], sentMs } = mail;
  const composer = new MailComposer({
    from: { name, address: sender },
    to,
    subject,
    text: body,
    date: new Date(sentMs),
    ...(cc !== undefined && { cc }),
    ...(replyTo !== undefined && { replyTo }),
    ...(htmlBody !== undefined && { html: htmlBody }),
    attachments: attachments.map((file) => ({
      filename: file.name,
      contentType: file.type,
      content: Buffer.from(file.bytes),
    })),
  });
  return new Promise((resolve, reject) => {
    composer.compile().build((error, message) => (error === null ? resolve(message) : reject(error)));
  });
}
