import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";

export interface SmtpServer extends AsyncDisposable {
  port: number;
  /** Accepted mails, oldest first. */
  receivedMails: { from: string; to: string[]; raw: string }[];
  /**
   * Sets the response to further mails; null accepts them. `hangUp` accepts the mail and closes the connection
   * without a response.
   */
  behave: (as: {
    recipient?: [code: number, said: string];
    data?: [code: number, said: string];
    hangUp?: boolean;
  }) => void;
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/** Starts a real SMTP server that accepts mail of one user. */
export async function startSmtp(
  user = "hello@roastery.example",
  password = "right-password",
  /** Returns the owner of a token; with it the server also accepts XOAUTH2. */
  ownerOf?: (token: string) => string | null,
  /** PEM of the key and certificate; with them the connection uses TLS from the first byte. */
  tls?: { key: string; cert: string },
): Promise<SmtpServer> {
  const receivedMails: SmtpServer["receivedMails"] = [];
  let as: Parameters<SmtpServer["behave"]>[0] = {};
  let port = 0;
  let server: SMTPServer | undefined;
  const sockets = new Set<Socket>();
  const refusal = ([code, message]: [number, string]) =>
    Object.assign(new Error(message), { responseCode: code });
  const create = () =>
    new SMTPServer({
      ...(tls && { secure: true, ...tls }),
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      logger: false,
      ...(ownerOf && { authMethods: ["XOAUTH2", "PLAIN"] }),
      onAuth(auth, _session, done) {
        const isTheirs = ownerOf && auth.accessToken && ownerOf(auth.accessToken) === user;
        if (auth.username === user && (isTheirs || auth.password === password)) return done(null, { user });
        return done(refusal([535, "5.7.8 Username and password not accepted"]));
      },
      onRcptTo(_address, _session, done) {
        return done(as.recipient ? refusal(as.recipient) : null);
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          if (as.data) return done(refusal(as.data));
          const { mailFrom, rcptTo } = session.envelope;
          receivedMails.push({
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString("utf8"),
          });
          // The mail was accepted, and the connection breaks before the response.
          if (as.hangUp) for (const socket of sockets) socket.destroy();
          return done();
        });
      },
    });
  const postman: SmtpServer = {
    get port() {
      return port;
    },
    receivedMails,
    behave: (next) => (as = next),
    async start() {
      const fresh = create();
      server = fresh;
      fresh.on("error", () => {});
      fresh.server.on("connection", (socket: Socket) => {
        sockets.add(socket);
        socket.once("close", () => sockets.delete(socket));
      });
      await new Promise<void>((done) => fresh.listen(port, "127.0.0.1", done));
      const address = fresh.server.address();
      port = typeof address === "object" && address ? address.port : port;
    },
    stop: () => new Promise((done) => (server ? server.close(() => done()) : done())),
    [Symbol.asyncDispose]: () => postman.stop(),
  };
  await postman.start();
  return postman;
}
