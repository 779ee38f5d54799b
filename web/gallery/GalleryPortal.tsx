import { useState } from "react";
import { PortalFrame } from "#web/components/portal/PortalFrame.tsx";
import { Columns, Lede, NextStep, Page, PageHead, Rows, Section } from "#web/components/portal/Page.tsx";
import { DayBars } from "#web/components/dashboard/DayBars.tsx";
import { Facts } from "#web/components/dashboard/Facts.tsx";
import { StepPath } from "#web/components/dashboard/StepPath.tsx";
import { TopicRow } from "#web/components/dashboard/TopicRow.tsx";
import { AskBox } from "#web/components/knowledge/AskBox.tsx";
import { SourceRow } from "#web/components/knowledge/SourceRow.tsx";
import { VersionRow } from "#web/components/knowledge/VersionRow.tsx";
import { CloseReason } from "#web/components/ticket/CloseReason.tsx";
import { Composer } from "#web/components/ticket/Composer.tsx";
import { MessageThread } from "#web/components/ticket/MessageThread.tsx";
import { TicketTable } from "#web/components/ticket/TicketTable.tsx";
import { CompactTicketRow } from "#web/components/ticket/CompactTicketRow.tsx";
import { paths } from "#web/paths.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { FileDrop } from "#web/ui/FileDrop.tsx";
import { ForwardIcon } from "#web/ui/site-icons.tsx";
import { Pagination } from "#web/ui/Pagination.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TabLinks, Tabs } from "#web/ui/Tabs.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { GalleryButtons } from "./GalleryButtons.tsx";
import { GalleryFields } from "./GalleryFields.tsx";
import { bars, messages, sources, tickets, turns } from "./samples.ts";

/** Words here are samples, not texts of the product: they stay as they are in both languages. */
export function GalleryPortal() {
  const [text, setText] = useState("");
  const [page, setPage] = useState(3);
  const [period, setPeriod] = useState("weekly");
  const [closing, setClosing] = useState(false);
  const none = () => {};
  const frame = { waiting: 7, isLive: true, onSearch: none, onLogOut: none };
  return (
    <PortalFrame
      user={{ id: "1", name: "نورة القحطاني", email: "noura@suhailroasters.example" }}
      organizationName="محمصة سهيل"
      {...frame}
    >
      <Page>
        <PageHead
          title="لوحة المتابعة"
          note="آخر 7 أيام: الجمعة 13 إلى الخميس 19 نوفمبر"
          end={
            <Segment
              label="الفترة"
              value={period}
              onChange={setPeriod}
              options={[
                { value: "weekly", label: "أسبوعي" },
                { value: "monthly", label: "شهري" },
                { value: "annual", label: "سنوي" },
              ]}
            />
          }
        />
        <Lede
          end={
            <NextStep title="7 تذاكر تنتظر ردّك" note="أقدمها من عبدالإله، تأخّر ردّها 22 دقيقة">
              <LinkButton to={paths.ticket("1")} look="main">
                ابدأ بأقدمها
                <ForwardIcon size="small" />
              </LinkButton>
            </NextStep>
          }
        >
          أجاب وكيلك عن <b>1,242</b> رسالة هذا الأسبوع، <b>163</b> منها والمحمصة مغلقة، وحوّل إلى فريقك{" "}
          <b>42</b> فقط.
        </Lede>
        <Facts
          facts={[
            { value: "318", unit: "تذكرة", note: "أكثر بـ 24 من الأسبوع السابق" },
            { value: "1,284", unit: "تفاعلًا", note: "من 3,000 في باقتك هذا الشهر" },
            { value: "96", unit: "عميلًا جديدًا", note: "من 412 عميلًا راسلوك" },
            { value: "واتساب", unit: "أكثر قناة", note: "منه 58% من الرسائل", isWord: true },
          ]}
        />
        <Columns>
          <Section title="الخميس أكثر الأيام رسائل">
            <DayBars
              label="الرسائل حسب اليوم"
              series={[
                { look: "day", name: "أجاب في وقت الدوام" },
                { look: "night", name: "أجاب والمحمصة مغلقة" },
                { look: "staff", name: "حُوّلت إلى موظف" },
              ]}
              bars={bars}
            />
          </Section>
          <Section title="أحدث التذاكر" end={<TextLink to={paths.tickets()}>كل التذاكر</TextLink>}>
            <Rows>
              {tickets.map((ticket) => (
                <CompactTicketRow key={ticket.id} ticket={ticket} />
              ))}
            </Rows>
          </Section>
        </Columns>
        <Columns>
          <Section title="عمّ يسألك الناس" note="بكلماتهم">
            <Rows>
              <TopicRow
                count={312}
                title="مواعيد التوصيل وتتبّع الطلب"
                example="وين وصل طلبي؟ صار له أربعة أيام وما جاني شيء"
                answered={0.97}
              />
              <TopicRow
                count={3}
                title="أسعار الجملة للمقاهي"
                example="How much is 40 kg a month?"
                answered={0.61}
                help={<TextLink to={paths.knowledge()}>أكمل النقص</TextLink>}
              />
            </Rows>
          </Section>
          <Section title="النسخ ودقّتها">
            <Rows>
              <VersionRow
                version={{ number: 7, live: true, held_back: null, created_at: "2026-11-15T09:00:00Z" }}
                accuracy={{ share: 0.86, low: 0.82, high: 0.9, answered: 240 }}
              />
              <VersionRow
                version={{ number: 6, live: false, held_back: null, created_at: "2026-11-09T09:00:00Z" }}
                accuracy={{ share: 0.76, low: 0.71, high: 0.81, answered: 21 }}
                onPublish={none}
              />
              <VersionRow
                version={{ number: 5, live: false, held_back: null, created_at: "2025-11-09T09:00:00Z" }}
                onPublish={none}
              />
            </Rows>
          </Section>
        </Columns>
        <TabLinks
          label="العروض"
          items={[
            { to: paths.tickets(), label: "الكل", count: 33, current: true },
            { to: paths.tickets({ status: "deferred" }), label: "محوّلة إلى موظف", count: 6, current: false },
          ]}
        />
        <Section title="البيانات العامة">
          <Rows>
            {sources.map((source) => (
              <SourceRow
                key={source.id}
                source={source}
                detail="38 جوابًا"
                entries={[
                  { id: "read", label: "اقرأ ما فهمه الوكيل", onSelect: none },
                  { id: "delete", label: "احذفه", danger: true, onSelect: none },
                ]}
                help={<TextLink onClick={none}>ارفع نسخة Word</TextLink>}
              />
            ))}
          </Rows>
        </Section>
        <Columns even>
          <Section title="محادثة">
            <div
              style={{
                blockSize: "34rem",
                display: "flex",
                flexDirection: "column",
                border: "1px solid var(--line)",
              }}
            >
              <MessageThread
                messages={messages}
                customerName="عبدالإله الحميداني"
                sending={{ text: "نرد عليك بعد قليل", failed: true, onRetry: none }}
              />
              <Composer
                value={text}
                onChange={setText}
                onSend={none}
                customerName="عبدالإله"
                channel="whatsapp"
              />
            </div>
          </Section>
          <Section title="جرّب">
            <AskBox turns={turns} onAsk={none} answersFrom={0.7} note="يجيب من النسخة 7" />
            <br />
            <AskBox
              turns={[]}
              onAsk={none}
              examples={["متى تفتحون يوم الجمعة؟", "وش أفضل بن لـ V60؟"]}
              greeting="أهلًا، أنا وكيلك. جرّبني:"
            />
          </Section>
        </Columns>
        <Section title="خطوات">
          <StepPath
            steps={[
              {
                title: "ارفع بيانات نشاطك",
                time: "نحو 3 دقائق",
                text: "قائمة المنتجات وسياسة التوصيل.",
                state: "done",
              },
              {
                title: "درّب وكيلك",
                text: "دقيقة واحدة.",
                state: "now",
                children: (
                  <FileDrop
                    accept=".pdf"
                    title="اسحب ملفاتك إلى هنا"
                    note="PDF أو Word أو Excel، حتى 10 ميغابايت"
                    button="اختر ملفًا"
                    onFiles={none}
                  />
                ),
              },
              {
                title: "تابع المحادثات",
                time: "متى شئت",
                text: "ما لا يعرفه وكيلك يصلك تذكرةً.",
                state: "later",
              },
            ]}
          />
        </Section>
        <GalleryFields />
        <GalleryButtons onClose={() => setClosing(true)} />
        <Tabs
          label="تبويب"
          items={[
            {
              id: "a",
              label: "البيانات العامة",
              count: 8,
              content: <Pagination page={page} last={20} onChange={setPage} />,
            },
            { id: "b", label: "معلومات المنتجات", count: 3, content: "…" },
          ]}
        />
        <Columns even>
          <EmptyState title="لا توجد بيانات" action={<Button look="main">ارفع ملفًا</Button>}>
            ارفع ملف أسعارك أو سياستك، ويجيب منه وكيلك خلال دقيقة.
          </EmptyState>
          <ErrorState error={new Error("x")} onRetry={none} />
        </Columns>
        <Skeleton rows={3} />
      </Page>
      <Page full>
        <TicketTable groups={[{ key: "all", tickets }]} label="التذاكر" />
      </Page>
      <CloseReason isOpen={closing} onClose={() => setClosing(false)} onConfirm={none} />
    </PortalFrame>
  );
}
